import type { household as english } from '../en/household.ts'
import type { Texts } from '../texts.ts'

/** The household itself and its categories. */
export const household = {
  title: 'Casa',
  people_one: '{{count}} pessoa',
  people_other: '{{count}} pessoas',
  categories_one: '{{count}} categoria',
  categories_other: '{{count}} categorias',
  edit: 'Editar casa',
  add: 'Nova categoria',
  monthSoFar: '{{month}} até hoje',
  share: 'Parte de cada categoria nos gastos do mês',
  loadFailed: 'Não foi possível carregar as categorias',
  list: 'Categorias',
  column: { category: 'Categoria', month: 'Este mês' },
  expenses_one: '{{count}} gasto',
  expenses_other: '{{count}} gastos',
  expensesNone: 'sem gastos',
  actions: { edit: 'Editar', delete: 'Apagar', restore: 'Recuperar', forever: 'Apagar de vez' },
  empty: {
    title: 'Ainda não há categorias',
    text: 'As categorias mostram para onde foi o mês. Comece com uma: mercado, por exemplo.',
  },
  inactive: {
    title: 'Desativadas',
    show: 'Ver desativadas',
    hide: 'Ocultar desativadas',
    text: 'Elas mantêm seus gastos e podem ser recuperadas.',
  },
  dialog: {
    create: 'Nova categoria',
    edit: 'Editar categoria',
    name: 'Nome',
    placeholder: 'Mercado',
    icon: 'Ícone',
    color: 'Cor',
    colorOf: 'Cor {{number}}',
    ownColor: 'Código da cor',
    submitCreate: 'Criar categoria',
    submitEdit: 'Salvar alterações',
  },
  remove: {
    title: 'Apagar “{{name}}”?',
    unused: 'Nenhum gasto a usa.',
    kept_one: 'Um gasto a mantém. Ela fica desativada: ninguém pode mais escolhê-la e você pode recuperá-la.',
    kept_other:
      '{{count}} gastos a mantêm. Ela fica desativada: ninguém pode mais escolhê-la e você pode recuperá-la.',
    force_one: 'Apagar também seu único gasto',
    force_other: 'Apagar também seus {{count}} gastos',
    forceText: 'Junto com os gastos ela some de vez. Sem eles, continua desativada.',
    submit: 'Apagar',
  },
  details: {
    title: 'Ajustes da casa',
    name: 'Nome',
    currency: 'Moeda',
    submit: 'Salvar alterações',
    currencyWarning_one:
      'Já há um gasto em {{from}}. Mudar para {{to}} não converte nada: o número fica igual.',
    currencyWarning_other:
      'Já há {{count}} gastos em {{from}}. Mudar para {{to}} não converte nada: os números ficam iguais.',
    currencyConfirm: 'Sim, mudar para {{to}} sem converter nada',
  },
  toast: {
    created: 'Categoria criada',
    updated: 'Categoria atualizada',
    deleted: 'Categoria apagada',
    deactivated: 'Categoria desativada',
    restored: 'Categoria recuperada',
    household: 'Casa atualizada',
    createFailed: 'Não foi possível criar a categoria',
    updateFailed: 'Não foi possível atualizar a categoria',
    deleteFailed: 'Não foi possível apagar a categoria',
    restoreFailed: 'Não foi possível recuperar a categoria',
    householdFailed: 'Não foi possível atualizar a casa',
  },
} satisfies Texts<typeof english>
