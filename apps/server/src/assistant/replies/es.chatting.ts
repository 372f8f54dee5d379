import type { Say } from '../../speech.ts'
import type { ChattingWords } from './chatting-words.ts'
import type { ExampleAmount } from './words.ts'

export const esChatting = (amount: ExampleAmount, say: Say): ChattingWords => ({
  asksJoke:
    /\b(cont(a|ame|ate|arme|anos)|cuenta(me|nos)?|deci(me)?|dime|sabes|tenes|tienes)( un| algun| otro)? chistes?\b/,
  noJokes: say`Chistes no sé, solo números. Probá con «¿cuál fue el gasto más grande?»: a veces da risa.`,
  insults:
    /^(uf |ay )?((que|vaya|sos|eres|es|esto es|esta app es) )+((un|una|muy|tan|re) )*(mierda|porqueria|basura|inutil|estupid[oa]|idiota|tont[oa]|pelotud[oa]|mal[oa])( de (app|aplicacion|bot|programa|cosa))?$/,
  insulted: say`Perdón. Si anoté algo mal, decime qué cambio, por ejemplo «eran ${amount(7.5)}», o escribí «deshacer».`,
  asksBeyond:
    /\b(que tiempo (hace|va)|como (esta|va a estar) el (clima|tiempo)|va a llover|que hora es|las noticias|quien gano el|(ves|ver|acceso a|entrar a) (mi|mis|la|nuestra) (cuenta|cuentas|tarjeta|tarjetas|banco))\b/,
  beyond: say`Eso no lo sé: solo conozco los gastos que se anotan en esta casa. Preguntame, por ejemplo, «¿cuánto llevamos este mes?».`,
  asksLanguage: /\b(hablas|entendes|entiendes|sabes) (en )?(espanol|ingles|portugues|frances)\b/,
  languages:
    'Entiendo español, inglés, portugués y francés. El idioma en que contesto se elige en la web, en «Ajustes».',
  asksMore: /\bque mas (sabes|podes|puedes|haces)\b|\bcomo funcionan? (el|los) presupuestos?\b/,
  askEach: say`Preguntame «¿quién gastó más?» y te digo lo de cada uno.`,
})
