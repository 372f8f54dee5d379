import type { household as english } from '../en/household.ts'
import type { Texts } from '../texts.ts'

/** The household itself and its categories. */
export const household = {
  title: 'Casa',
  people_one: '{{count}} persona',
  people_other: '{{count}} personas',
  categories_one: '{{count}} categoría',
  categories_other: '{{count}} categorías',
  edit: 'Editar la casa',
  add: 'Nueva categoría',
  monthSoFar: '{{month}} hasta hoy',
  share: 'Parte de cada categoría en los gastos del mes',
  loadFailed: 'No pudimos cargar las categorías',
  list: 'Categorías',
  column: { category: 'Categoría', month: 'Este mes' },
  expenses_one: '{{count}} gasto',
  expenses_other: '{{count}} gastos',
  expensesNone: 'sin gastos',
  actions: { edit: 'Editar', delete: 'Borrar', restore: 'Recuperar', forever: 'Borrar para siempre' },
  empty: {
    title: 'Todavía no hay categorías',
    text: 'Las categorías muestran en qué se fue el mes. Empezá con una: súper, por ejemplo.',
  },
  inactive: {
    title: 'Desactivadas',
    show: 'Ver desactivadas',
    hide: 'Ocultar desactivadas',
    text: 'Conservan sus gastos y las podés recuperar.',
  },
  dialog: {
    create: 'Nueva categoría',
    edit: 'Editar categoría',
    name: 'Nombre',
    placeholder: 'Súper',
    icon: 'Ícono',
    color: 'Color',
    colorOf: 'Color {{number}}',
    ownColor: 'Código de color',
    submitCreate: 'Crear categoría',
    submitEdit: 'Guardar cambios',
  },
  remove: {
    title: '¿Borrar “{{name}}”?',
    unused: 'Ningún gasto la usa.',
    kept_one: 'Un gasto la conserva. Queda desactivada: nadie la puede elegir más y la podés recuperar.',
    kept_other:
      '{{count}} gastos la conservan. Queda desactivada: nadie la puede elegir más y la podés recuperar.',
    force_one: 'Borrar también su único gasto',
    force_other: 'Borrar también sus {{count}} gastos',
    forceText: 'Junto con sus gastos se va para siempre. Sin ellos, sigue desactivada.',
    submit: 'Borrar',
  },
  details: {
    title: 'Ajustes de la casa',
    name: 'Nombre',
    currency: 'Moneda',
    submit: 'Guardar cambios',
    currencyWarning_one:
      'Ya hay un gasto en {{from}}. Pasar a {{to}} no convierte nada: el número queda igual.',
    currencyWarning_other:
      'Ya hay {{count}} gastos en {{from}}. Pasar a {{to}} no convierte nada: los números quedan iguales.',
    currencyConfirm: 'Sí, pasar a {{to}} sin convertir nada',
  },
  toast: {
    created: 'Categoría creada',
    updated: 'Categoría actualizada',
    deleted: 'Categoría borrada',
    deactivated: 'Categoría desactivada',
    restored: 'Categoría recuperada',
    household: 'Casa actualizada',
    createFailed: 'No pudimos crear la categoría',
    updateFailed: 'No pudimos actualizar la categoría',
    deleteFailed: 'No pudimos borrar la categoría',
    restoreFailed: 'No pudimos recuperar la categoría',
    householdFailed: 'No pudimos actualizar la casa',
  },
} satisfies Texts<typeof english>
