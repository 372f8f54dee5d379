import type { recurring as english } from '../en/recurring.ts'
import type { Texts } from '../texts.ts'

/** What comes back by itself: rent, subscriptions, bills. */
export const recurring = {
  title: 'Gastos que se repetem',
  text: 'São anotados sozinhos, cada um no seu dia.',
  new: 'Repetir sempre',
  newText: 'É anotado sozinho, cada vez no seu dia.',
  edit: 'Gasto que se repete',
  editText: 'O que você mudar vale a partir da próxima vez.',
  empty: 'Ainda não se repete nada.',
  emptyHint: 'Abra um gasto, o aluguel por exemplo, e toque em “Repete-se”.',
  perMonth: 'Mais ou menos {{amount}} por mês.',
  next: 'próximo {{day}}',
  nextOfSeveral: 'próximo {{day}}, {{count}} vezes neste mês',
  toCome: 'Por vir este mês',
  later: 'Mais adiante',
  over: 'terminou',
  never: 'Não se repete',
  begin: 'Repetir sempre',
  every: {
    week: 'Toda semana',
    two_weeks: 'A cada duas semanas',
    month: 'Todo mês',
    two_months: 'A cada dois meses',
    three_months: 'A cada três meses',
    year: 'Todo ano',
  },
  field: {
    every: 'De quanto em quanto tempo',
    endsOn: 'Até',
  },
  noEnd: 'Sem fim',
  endTooEarly: 'É antes do primeiro dia',
  descriptionRequired: 'A descrição é obrigatória',
  skip: 'Pular o próximo',
  stop: 'Não repetir mais',
  toast: {
    begun: 'Agora se repete',
    next: 'O próximo em {{day}}',
    over: 'Não se repete mais',
    saved: 'Salvo',
    skipped: 'Pulado',
    stopped: 'Não se repete mais',
    failed: 'Não deu certo. Tente de novo.',
    notRepeated: 'Salvo, mas ainda não se repete',
  },
} satisfies Texts<typeof english>
