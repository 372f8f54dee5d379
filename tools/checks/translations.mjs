/** @typedef {{ [key: string]: string | Texts }} Texts */

// Their keys are computed from what the server or a schema returns, so no source contains them.
const namespacesByValue = new Set(['errors', 'validation'])

/**
 * Finds texts that are missing in a language, use other variables than in English, or are shown nowhere.
 * @param {Record<string, Texts>} languages texts by language and namespace; English is the reference
 * @param {string} code every source that may show a text
 */
export function findTranslationFaults(languages, code) {
  const { en = {}, ...others } = languages
  const english = flatten(en)
  const faults = Object.entries(others).flatMap(([language, texts]) =>
    compare(language, english, flatten(texts)),
  )
  const mentions = mentionsIn(code)
  for (const key of english.keys()) {
    if (!isMentioned(key, mentions)) faults.push(`${key} is shown nowhere`)
  }
  return faults
}

/**
 * @param {string} language
 * @param {Map<string, string>} english
 * @param {Map<string, string>} theirs
 */
function compare(language, english, theirs) {
  const keys = new Set([...english.keys(), ...theirs.keys()])
  return [...keys].flatMap((key) => {
    const [ours, text] = [english.get(key), theirs.get(key)]
    // A language may have plural forms that English lacks ('many' in French and Portuguese).
    if (ours === undefined)
      return english.has(`${singular(key)}_other`) ? [] : [`${language} ${key} is not in en`]
    if (text === undefined) return [`${language} lacks ${key}`]
    if (text.trim() === '' && ours.trim() !== '') return [`${language} ${key} is empty`]
    const [wanted, used] = [variables(ours), variables(text)]
    return wanted === used ? [] : [`${language} ${key} uses {${used}} where en uses {${wanted}}`]
  })
}

/**
 * All texts by `namespace:path.of.key`.
 * @param {Texts} texts
 * @returns {Map<string, string>}
 */
function flatten(texts) {
  /** @type {Map<string, string>} */
  const leaves = new Map()
  /** @param {string} path @param {string | Texts} value */
  const walk = (path, value) => {
    if (typeof value === 'string') leaves.set(path, value)
    else for (const [key, inner] of Object.entries(value)) walk(path ? `${path}.${key}` : key, inner)
  }
  for (const [namespace, inner] of Object.entries(texts)) {
    for (const [key, value] of Object.entries(inner)) walk(`${namespace}:${key}`, value)
  }
  return leaves
}

/** @param {string} text */
const variables = (text) =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name))].sort().join(', ')

/** @param {string} key */
const singular = (key) => key.replace(/_(zero|one|two|few|many|other)$/, '')

/**
 * All quoted strings that could be keys, and the fixed beginnings of computed keys.
 * @param {string} code
 */
function mentionsIn(code) {
  const whole = new Set([...code.matchAll(/(['"`])((?:[\w-]+:)?[\w.-]+)\1/g)].map(([, , key]) => key))
  const beginnings = [...code.matchAll(/`((?:[\w-]+:)?[\w.-]*)\$\{/g)].map(([, beginning]) => beginning ?? '')
  return { whole, beginnings: beginnings.filter((beginning) => /[.:]/.test(beginning)) }
}

/**
 * @param {string} key
 * @param {ReturnType<typeof mentionsIn>} mentions
 */
function isMentioned(key, { whole, beginnings }) {
  const [namespace = '', path = ''] = singular(key).split(':')
  if (namespacesByValue.has(namespace)) return true
  if (whole.has(path) || whole.has(`${namespace}:${path}`)) return true
  return beginnings.some(
    (beginning) => path.startsWith(beginning) || `${namespace}:${path}`.startsWith(beginning),
  )
}
