import type { importing as english } from '../en/importing.ts'
import type { Texts } from '../texts.ts'

/** What the import of a file needs, and how it went. The names of the columns are read by the server as they stand here. */
export const importing = {
  title: 'Importar gastos',
  text: 'De uma planilha salva como CSV. Cada linha é um gasto.',
  needed: 'Precisa destas colunas',
  optional: 'E, se houver, lê também estas',
  columns: {
    date: 'data',
    description: 'descrição',
    amount: 'valor',
    category: 'categoria',
    paidBy: 'pago por',
    note: 'nota',
  },
  hints: {
    date: 'como {{day}}',
    description: 'em que foi',
    amount: 'em {{currency}}',
    category: 'se não existir, a gente cria',
    paidBy: 'alguém da casa; se não, você',
    note: 'o que quiser lembrar',
  },
  once: 'O arquivo é anotado inteiro ou nada, e se você trouxer de novo nada se repete.',
  sample: {
    download: 'Baixar um exemplo',
    file: 'casita-exemplo.csv',
    first: 'Compra no mercado',
    second: 'Aluguel',
  },
  choose: 'Escolher um arquivo',
  imported_one: 'Anotamos um gasto',
  imported_other: 'Anotamos {{count}} gastos',
  nothingNew: 'Não havia nada novo no arquivo',
  known_one: 'Um já estava.',
  known_other: '{{count}} já estavam.',
  leftOut: 'Não anotamos nada. Corrija isto e escolha o arquivo de novo:',
  rows_one: 'Linha {{rows}}, {{column}}',
  rows_other: 'Linhas {{rows}}, {{column}}',
  wrong: {
    date: 'Não deu para entender. Escreva como {{day}}.',
    description: 'Falta em que foi.',
    amount: 'Não deu para entender, ou está em outra moeda.',
    category: 'Uma categoria não pode ter esse nome.',
    paidBy: 'Ninguém na casa se chama assim.',
    note: 'É longa demais.',
  },
  more: 'Pode haver mais: estas são as primeiras {{count}}.',
  tooMany: 'Em um arquivo cabem até {{count}} gastos. Divida em vários.',
  failed: 'Não deu para ler o arquivo. Ele precisa das colunas data, descrição e valor.',
} satisfies Texts<typeof english>
