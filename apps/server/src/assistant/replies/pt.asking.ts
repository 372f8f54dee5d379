import type { AskingWords } from './asking-words.ts'
import type { ExampleAmount } from './words.ts'

export const ptAsking = (amount: ExampleAmount): AskingWords => ({
  nothingOn: (day) => `Não achei um gasto seu ${day}, e não mudei nada.`,
  whichDay: (what, of) => `Que dia de ${of} foi ${what}? Por exemplo «dia 12».`,
  noSuchDay: 'Esse dia não existe, então ficou com a data de hoje. Se foi outro, diga «foi dia 28».',
  whenWas: (what, day) => `${what}: ${day}.`,
  whoElse: (names) =>
    names.length > 0
      ? `Quem: ${names.join(' / ')}? Por exemplo «e ${names[0]}?».`
      : 'Não há mais ninguém na casa.',
  together: (sum) => `Juntos: ${sum}.`,
  leavingOut: (what) => ` sem ${what}`,
  addsUp: 'Um dos valores é exatamente a soma dos outros. O que eu anoto?',
  whichBudget: 'Qual orçamento eu tiro?',
  ourCategories: 'As categorias da casa:',
  wholeHousehold: 'A casa toda',
  noMerging: `Não consigo fazer um gasto só de dois. Você pode apagar um («apaga o segundo») e mudar o valor do outro («foi ${amount(8.4)}»).`,
})
