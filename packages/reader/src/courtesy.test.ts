import { describe, expect, it } from 'vitest'
import { read } from './index.ts'
import type { Language } from './languages/language.ts'
import { homeOf } from './testing/home.ts'

/** Messages with what people say before and behind them. */
const said: readonly (readonly [Language, string, string, string])[] = [
  ['es', 'hola! ', 'gasté 12.500 en la verdulería, y 3.200 en pan', ' gracias 🙏'],
  ['es', 'buenas, ', 'la cuota del club, treinta mil', ' 🙄'],
  ['es', 'casita, ', 'borrá el último', ', muchas gracias!'],
  ['es', 'hola ', '¿cuánto gastamos el mes pasado?', ''],
  ['en', 'hi casita! ', 'took the bus to town, 5.60 this morning', ' thanks'],
  ['en', 'good morning, ', 'blinds for the back room, two at 18 each', ' 😅'],
  ['en', 'hey ', 'undo that', ', thank you so much!!'],
  ['pt', 'oi! ', 'ração do gato 89,90 e areia 32', ' obrigado'],
  ['pt', 'bom dia, ', 'a conta de luz foi 140', ', obrigada'],
  ['pt', 'olá! ', 'quanto gastamos em agosto?', ''],
  ['fr', 'salut ! ', 'les courses 64,20 et le pain 2,10', ' merci 😊'],
  ['fr', 'bonjour, ', 'enlève la dernière', ', merci'],
  ['es', '', 'nafta 40 mil y dos cafés 6.400', ' con tarjeta, gracias'],
  ['es', 'che casita, ', 'la panadería 3.900', ' recién'],
  ['en', '', 'plumber 120 and the parts 34.50', ' by card'],
  ['en', '', 'school shoes 42', ' just now, cheers'],
  ['pt', '', 'oficina 480 e pneus 900', ' no cartão de crédito'],
  ['fr', '', 'garagiste 220, pneus 340', ' par carte'],
  ['es', 'hola casita! ', 'farmacia', ''],
  ['en', 'hi! ', 'lunch', ''],
  ['pt', '', '45', ' obrigada'],
]

describe('what adds nothing to a message', () => {
  it.each(said)('changes nothing of it (%s: %s%s%s)', (language, before, message, behind) => {
    const home = homeOf(language)
    expect(withoutPlaces(read(before + message + behind, home))).toEqual(withoutPlaces(read(message, home)))
  })

  it.each([
    ['es', 'perdón que moleste pero ', 'borrá el taxi'],
    ['en', 'sorry to be a pain but ', 'the taxi was 14'],
    ['en', 'sorry I keep bugging you but ', 'can you change the shoes to clothes'],
    ['pt', 'desculpa incomodar mas ', 'paguei 30 de pão'],
    ['fr', 'désolée de déranger mais ', "j'ai payé le pain 3"],
  ] as const)('excuses itself and says no more (%s: %s%s)', (language, excuse, message) => {
    const home = homeOf(language)
    expect(withoutPlaces(read(excuse + message, home))).toEqual(withoutPlaces(read(message, home)))
  })

  it.each([
    ['es', 'nafta 40 mil gracias', 4_000_000],
    ['es', 'la nafta salió cuarenta mil gracias!', 4_000_000],
    ['pt', 'mecânico 3 mil obrigados', 300_000],
    ['fr', 'la voiture 12 mille merci', 1_200_000],
    ['en', 'rent 2 thousand thanks', 200_000],
  ] as const)('takes no thousands away (%s: %s)', (language, text, amount) => {
    expect(read(text, homeOf(language))).toMatchObject({ kind: 'expenses', items: [{ amount }] })
  })

  it.each([
    ['es', 'hola casita', 'greeting'],
    ['es', 'buen día, 32 grados ya', 'greeting'],
    ['es', 'mil gracias!', 'thanks'],
    ['en', 'no thanks 😊', 'thanks'],
    ['fr', 'merci beaucoup 🙏', 'thanks'],
  ] as const)('is all that some messages say (%s: %s)', (language, text, kind) => {
    expect(read(text, homeOf(language)).kind).toBe(kind)
  })
})

/** A meaning without the places in the message that it was read from, which move. */
function withoutPlaces(meaning: object): unknown {
  return JSON.parse(JSON.stringify(meaning, (key, value) => (key === 'readFrom' ? undefined : value)))
}
