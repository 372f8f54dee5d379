/**
 * The shape that another language has to fill: every key of the English texts, each with a text of its own.
 * Used as `satisfies Texts<typeof english>`, so a missing or a superfluous key does not compile.
 */
export type Texts<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Texts<English[Key]>
}
