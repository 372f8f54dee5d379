import type { RecurringWords } from './recurring-words.ts'

export const ptRecurring: RecurringWords = {
  often: {
    two_weeks: /\b((a )?cada (duas|2) semanas|(a )?cada (15|quinze) dias|quinzenal(mente)?)\b/,
    week: /\b(toda semana|todas as semanas|(a )?cada semana|semanal(mente)?|por semana|uma vez por semana)\b/,
    two_months: /\b((a )?cada (dois|2) meses|bimestral(mente)?)\b/,
    three_months: /\b((a )?cada (tres|3) meses|trimestral(mente)?)\b/,
    month: /\b(todo mes|todos os meses|(a )?cada mes|mensal(mente)?|por mes|uma vez por mes)\b/,
    year: /\b(todo ano|todos os anos|(a )?cada ano|anual(mente)?|por ano|uma vez por ano)\b/,
  },
  comesBack:
    /^((e|sim|ah|ok|ta|por favor) )*((isso|isto|esse|essa|este|esta) ?)?((um |uma )?(gasto|conta|despesa|pagamento) (fix[oa] )?)?((e|(que )?se rep(ete|ita)|rep(ete|ita)( isso| el[ea])?|volta|vem|anot[ae]( isso)?|lanc[ae]( isso)?|(eu )?pago|pagamos|a gente paga|e pag[oa]|e cobrad[oa])( (sozinh[oa]|sempre|igual))*)?( por favor)?$/,
  recurs:
    /^((e|sim|ah|ok) )*(isso |esse |essa )?((que )?se rep(ete|ita)|e (um |uma )?(gasto |conta |despesa )?(fix[oa]|recorrente)|deix[ae] (fix[oa]|recorrente))$/,
  recursNoMore:
    /^((e|sim|ah|ok|nao) )*((?<before>.+?) )?nao (se )?repete mais$|^((e|sim|ah|ok|nao) )*(par[ae] de (repetir|anotar sozinh[oa])|nao repita mais|nao precisa repetir)( ([oa] )?(?<after>.+?))?( mais)?$/,
  whatRecurs:
    /^(e )?(o que (se )?repete|(quais sao |quais |que |mostr[ae]( me)? |ver )?([oa]s |meus |minhas |noss[oa]s )?(gastos|despesas|contas|pagamentos) (que se repetem|recorrentes|fix[oa]s|que se anotam sozinh[oa]s)( (temos|tenho|ha|tem))?)$/,

  every: {
    week: 'toda semana',
    two_weeks: 'a cada duas semanas',
    month: 'todo mês',
    two_months: 'a cada dois meses',
    three_months: 'a cada três meses',
    year: 'todo ano',
  },
  recurring: (what, every, day) => `Pronto: ${what}, é anotado sozinho ${every}. O próximo, ${day}.`,
  recurringOver: (what) => `${what}: não é mais anotado sozinho.`,
  howOften: (what) => `De quanto em quanto tempo se repete ${what}?`,
  stopped: (what) => `Pronto: ${what}, não é mais anotado sozinho. O que já foi anotado fica.`,
  whatComesBack: 'São anotados sozinhos:',
  nothingRecurs:
    'Ainda não anoto nada sozinho. Depois de um gasto, me diga por exemplo «se repete todo mês».',
  recursNot: 'Isso não é anotado sozinho, então não mudei nada.',
  comesBackOn: (what, every, day) => `${what}, ${every}: ${day}`,
  recurringFull: 'Esta casa já repete todos os gastos que pode.',
  buttonsOften: {
    week: 'Toda semana',
    two_weeks: 'A cada 2 semanas',
    month: 'Todo mês',
    two_months: 'A cada 2 meses',
    three_months: 'A cada 3 meses',
    year: 'Todo ano',
  },
  buttonStop: 'Não repetir mais',
}
