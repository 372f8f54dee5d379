/**
 * The shape of a translation: every key of the English texts, each with a text. Used as `satisfies Texts<typeof
 * english>`, so that a missing or superfluous key does not compile.
 */
export type Texts<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Texts<English[Key]>
}

type Singular<Key> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key

/** The keys of a namespace as paths, 'stats.people'; a text with plural forms has one key. */
export type TextKey<Words> = {
  [Key in keyof Words & string]: Words[Key] extends string ? Singular<Key> : `${Key}.${TextKey<Words[Key]>}`
}[keyof Words & string]

/** The values for a text's placeholders; `count` also selects the plural form. */
export type Values = Readonly<Record<string, string | number | null | undefined>>

/** A namespace as it is read at run time. */
export interface Words {
  readonly [key: string]: string | Words
}

function find(words: Words, path: string): string | undefined {
  let found: string | Words | undefined = words
  for (const key of path.split('.')) found = typeof found === 'object' ? found[key] : undefined
  return typeof found === 'string' ? found : undefined
}

const rules = new Map<string, Intl.PluralRules>()
function pluralForm(language: string, count: number): string {
  const known = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, known)
  return known.select(count)
}

/** A letter of Hebrew, Arabic or a script between them. */
const rightToLeft = /[\u0590-\u08ff]/

/**
 * A value as it appears in a text; numbers are grouped with the language's sign, as amounts are: from four digits. A
 * name written from right to left is isolated, because it would change the order of the words and numbers beside it.
 */
function written(value: Values[string], language: string): string {
  if (typeof value === 'number' && value > 999)
    return value.toLocaleString(language, { useGrouping: 'always' })
  const text = String(value ?? '')
  return rightToLeft.test(text) ? `\u2068${text}\u2069` : text
}

/**
 * Returns the text at a path with its placeholders filled. A plural form that the language has but its texts do not
 * (Spanish: 'many') falls back to 'other'. An unknown path is returned itself: missing keys fail at compile time and
 * never break a page.
 */
export function textAt(words: Words, language: string, path: string, values: Values = {}): string {
  const { count } = values
  const text =
    typeof count === 'number'
      ? (find(words, `${path}_${pluralForm(language, count)}`) ??
        find(words, `${path}_other`) ??
        find(words, path))
      : find(words, path)
  return (text ?? path).replace(/\{\{(\w+)\}\}/g, (_, name: string) => written(values[name], language))
}
