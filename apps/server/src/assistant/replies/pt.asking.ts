import type { AskingWords } from './asking-words.ts'

export const ptAsking: AskingWords = {
  nothingOn: (day) => `Não achei um gasto seu ${day}, e não mudei nada.`,
  whichDay: (what, of) => `Que dia de ${of} foi ${what}? Por exemplo «dia 12».`,
  noSuchDay: 'Esse dia não existe, então ficou com a data de hoje. Se foi outro, diga «foi dia 28».',
  whenWas: (what, day) => `${what}: ${day}.`,
  whoElse: (names) =>
    names.length > 0
      ? `Quem: ${names.join(' / ')}? Por exemplo «e ${names[0]}?».`
      : 'Não há mais ninguém na casa.',
  allFood: [],
  together: (sum) => `Juntos: ${sum}.`,
  leavingOut: (what) => ` sem ${what}`,
  addsUp: 'Um dos valores é exatamente a soma dos outros. O que eu anoto?',
  whichBudget: 'Qual orçamento eu tiro?',
  theWhole: /^((e|era|foi|deu|sao) )?(o total|total|tudo|o valor total|a compra toda|por tudo)$/,
  onePart: /^((e|era|foi) )?(so )?(uma|uma so|a|cada|essa|a primeira) parcela( so)?$|^so uma$/,
  whichCategories:
    /^(e )?(que|quais)( sao)?( as| minhas| nossas)? (outras )?categorias( (tem|temos|tenho|existem|ha|a gente|posso|podemos|voce|vc|sao) ?.*)?$/,
  ourCategories: 'As categorias da casa:',
  wholeHousehold: 'A casa toda',
  merges:
    /^(por favor )?(junta|juntar|junte|une|unir|una|mescla|combina|combinar) (os|as|ess[ea]s|est[ea]s|meus|minhas|tudo)\b[^\d]*$/,
  owes: /\b(dev(o|e|es|em|emos|iamos)( ainda)?( (a|ao|pra|pro|para|pelo|dinheiro)\b.*)?$|quites?\b|acert(ar|o) (de|as|nossas) contas)/,
  noMerging:
    'Não consigo fazer um gasto só de dois. Você pode apagar um («apaga o segundo») e mudar o valor do outro («foi 42»).',
}
