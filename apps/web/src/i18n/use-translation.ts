import { use, useMemo } from 'react'
import { type Namespace, type Say, sayIn, textsOnTheirWay } from './i18n.ts'
import { useLanguage } from './use-language.ts'

/**
 * The texts of one namespace, `t('stats.people', { count: 2 })`; suspends until they are loaded. Components render
 * again when the language changes, with another `t`.
 */
export function useTranslation<Name extends Namespace = 'common'>(
  namespace: Name = 'common' as Name,
): { t: Say<Name> } {
  const language = useLanguage()
  // Called even when they are loaded: a component that suspended renders again and must call the same hooks.
  use(textsOnTheirWay(namespace))
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said depends on the language
  return useMemo(() => ({ t: sayIn(namespace) }), [namespace, language])
}
