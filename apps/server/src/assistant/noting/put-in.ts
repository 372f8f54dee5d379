import { type Meaning, mayBeSpent, onlyItem } from '@casita/reader'
import type { ExpenseRow } from '../../expenses/expense-rows.ts'
import { askReadings } from '../asking/asking.ts'
import { isNamedIn } from '../meant/naming.ts'
import { latelyOfAll, latestOfAll } from '../meant/targets.ts'
import type { Reply } from '../message.ts'
import { bare, namedBy } from '../saying.ts'
import type { Turn } from '../turn.ts'

/** What tells of a part that the writer gave to what something cost, bare, in every language. */
const putsIn = [
  /\b(puse|aporte|(ayude|colabore|contribui) con)\b|\bde mi (bolsillo|plata|dinero)\b/,
  /\b(i (also )?put (in )?\d|put \S+ in|(chipped|pitched) in|contributed|helped (out )?with)|\b(of|from|out of) my own (money|pocket)\b|\bout of (my )?pocket\b/,
  /\b((ajudei|contribui|entrei|inteirei) com)\b|\bdo meu (bolso|dinheiro)\b/,
  /\b(j ai (aussi )?mis|j ai (participe|contribue|aide))\b|\bde (ma poche|mon argent( de poche)?)\b/,
]

/** 'Puse 20.000 de nafta' tells of what it was for, and of no part; bare, in every language. */
const ofThing = /\b(puse|put( in)?|mis) [\d ]+(de|d|of|en) (?!(mi|my|ma|mon)\b)/

/** The part of what something cost that is somebody else's, bare, in every language. */
const theirPart = [
  /^(y |que )?(pague )?la (parte|mitad) de (?!l[ao]s? )\w+ (del|de|en) /,
  /^(and |i )?(paid )?(?!(that|it|there|here|what|let) )\w+ s (share|half|part|portion) of /,
  /^(e )?(paguei )?a (parte|metade) d[aeo] \w+ (n|d)[ao]s? /,
  /^(et )?(j ai paye )?la (part|moitie) (de|d) (?!l[ae]s? )\w+ (de|du|d|pour|sur|dans) /,
]

/** Where money comes from, and no name of what it was for; bare, in every language. */
const purse = /^(argent de poche|poche|bolsillo|bolso|pocket( money)?|own( money)?|money)$/

/**
 * 'A ração eu ajudei com 20', "j'ai mis 50 de ma poche", "Rohan's share of the hotel was 170", where that thing was noted with
 * as much or more: says that one alone pays, and asks whether to note it beside that. 'I put in 950' is asked about wherever
 * nothing says for what. Null for every other message.
 */
export async function askPutIn(turn: Turn, text: string, meaning: Meaning): Promise<Reply | null> {
  const item = meaning.kind !== 'ambiguous' && mayBeSpent(meaning) ? onlyItem(meaning) : null
  const said = bare(text)
  const isOwnPart = !ofThing.test(said) && putsIn.some((each) => each.test(said))
  if (!item || item.dateStated || turn.repliedTo || !(isOwnPart || theirPart.some((each) => each.test(said))))
    return null
  const name = purse.test(bare(item.description)) ? '' : namedBy(item.description)
  const noted = name === '' ? await latelyOfAll(turn) : await called(turn, name)
  if (noted.some(({ amount }) => amount >= item.amount)) {
    const asked = askReadings(turn, { why: 'intent', readings: [[item]] })
    return { ...asked, text: `${turn.words.onePayer} ${asked.text}` }
  }
  return isOwnPart && name === '' ? askReadings(turn, { why: 'intent', readings: [[item]] }) : null
}

/** What anybody noted last that is called so, or of which a name says more: 'hotel' of 'share of the hotel'. */
async function called(turn: Turn, name: string): Promise<ExpenseRow[]> {
  return (await latestOfAll(turn)).filter(
    (expense) => isNamedIn(expense, name) || isNamedIn({ description: name }, namedBy(expense.description)),
  )
}
