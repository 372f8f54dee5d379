/** Markup that can be placed into a page unescaped. */
export interface Markup {
  readonly markup: string
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const place = (value: string | Markup | readonly Markup[]): string => {
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
  return 'markup' in value ? value.markup : value.map(place).join('')
}

/** Builds markup from a template; every string in it is escaped. */
export const html = (
  texts: TemplateStringsArray,
  ...values: readonly (string | Markup | readonly Markup[])[]
): Markup => ({
  markup: texts.map((text, index) => text + place(values[index] ?? '')).join(''),
})
