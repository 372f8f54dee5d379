import type { Query } from '@casita/reader'
import { bare } from '../saying.ts'

/** To pay, of the past, in every language: to spend is told by who noted it, to pay by who did. */
const pays =
  /\b(puso|puse|pusimos|pusieron|pago|pagado|paga|pague|pagaste|pagaron|pagamos|paid|pagou|paguei|pagaram|paye|payes|payee)\b/

/** 'The most', 'each': what is left of a question for who did more, or for everybody's part. */
const ofEach =
  /^((the )?(most|more)|mas|mais|(le )?plus|cada (uno|una|um)( de nosotros| de nos)?|each( of us)?|everyone|everybody|chacun(e)?( de nous)?)$/

/** Everybody of the household, anywhere in a question, and not each of some things. */
const eachOfUs = /\b(cada (uno|una|quien|cual|um|uma)|each of us|we each|chacune?)\b(?! d(e|el|os|as|es)\b)/

/** The whole of such a question: 'quién ha pagado más'. */
const whoMost = /^((y|and|e|et) )?(quien|who|quem|qui) .*(the most|more|mas|mais|plus)$/

/** Whether a question asks who paid, and not who spent. */
export function asksWhoPaid(text: string): boolean {
  return pays.test(bare(text))
}

/** 'Who paid the most?', 'cuánto pagó cada uno?': a question for each one's part, as it was read or by the words that are left. */
export function asOfEach<Q extends Query>(query: Q, text: string): Q {
  const { scope, ask } = query
  const isAlone = ofEach.test(bare(scope.words)) || (scope.words === '' && whoMost.test(bare(text)))
  if ((ask !== 'list' && ask !== 'total') || !(isAlone || eachOfUs.test(bare(text)))) return query
  const words = isAlone || !query.sure ? '' : scope.words
  return { ...query, ask: 'top', ranking: 'members', payers: false, scope: { ...scope, words } }
}
