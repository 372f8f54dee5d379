import type { ChattingWords } from './chatting-words.ts'
import type { ExampleAmount } from './words.ts'

export const ptChatting = (amount: ExampleAmount): ChattingWords => ({
  asksJoke:
    /\b(conta|conte|sabes?|tem|tens|diz|fala)( me)?( ai)?( uma| alguma| outra)? (piadas?|anedotas?)\b/,
  noJokes: 'Piadas eu não sei, só números. Pergunte «qual foi o maior gasto?»: às vezes dá para rir.',
  insults:
    /^((que|es|tu es|voce e|vc e|isto e|isso e|esse app e|esta app e) )+((um|uma|muito|tao) )*(porcaria|merda|lixo|inutil|burr[oa]|idiota|estupid[oa])( de (app|aplicativo|aplicacao|robo))?$/,
  insulted: `Desculpe. Se anotei algo errado, me diga o que mudar, por exemplo «foi ${amount(8.4)}», ou escreva «desfazer».`,
  asksBeyond:
    /\b(previsao do tempo|como (esta|ta|vai estar) o tempo|vai chover|que horas sao|as noticias|quem ganhou o|(ves|ver|acesso a|entrar na) (a )?(minha|minhas|nossa) (conta|contas|cartao)( do banco)?)\b/,
  beyond:
    'Isso eu não sei: só conheço os gastos anotados nesta casa. Pergunte, por exemplo, «quanto gastamos este mês?».',
  asksLanguage: /\b(falas?|entendes?|sabes?) (em )?(espanhol|ingles|portugues|frances)\b/,
  languages:
    'Entendo português, espanhol, inglês e francês. O idioma das minhas respostas se escolhe na web, em «Ajustes».',
  asksMore:
    /\bo que mais (voce |vc |tu )?(sabes?|pode[s]?|faz(es)?)\b|\bcomo funcionam? (o|os) orcamentos?\b/,
  askEach: 'Pergunte «quem gastou quanto?» e digo o de cada um.',
})
