import { use, useMemo } from 'react'
import { type Namespace, type Say, sayIn, textsOnTheirWay } from './i18n.ts'
import { useLanguage } from './use-language.ts'

/**
 * The texts of one namespace, `t('stats.people', { count: 2 })`; waits for them where they are not there yet. Whoever
 * uses it is drawn again when the language changes, and `t` is another one then.
 */
export function useTranslation<Name extends Namespace = 'common'>(
  namespace: Name = 'common' as Name,
): { t: Say<Name> } {
  const language = useLanguage()
  // Also where they are there: a component that waited is drawn again from here, and has to come by here again.
  use(textsOnTheirWay(namespace))
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said depends on the language
  return useMemo(() => ({ t: sayIn(namespace) }), [namespace, language])
}
