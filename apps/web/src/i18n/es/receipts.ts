import type { receipts as english } from '../en/receipts.ts'
import type { Texts } from '../texts.ts'

/** The picture of a receipt beside its expense. */
export const receipts = {
  title: 'Recibo',
  add: 'Agregar una foto',
  take: 'Sacar una foto',
  waits: 'Se guarda junto con el gasto.',
  show: 'Ver el recibo',
  picture: 'Recibo de {{name}}',
  replace: 'Cambiar',
  remove: 'Quitar',
  added: 'Guardamos el recibo',
  removed: 'Quitamos el recibo',
  addFailed: 'No pudimos guardar el recibo',
  addFailedNew: 'Anotamos el gasto, pero no el recibo',
  addLater: 'Probá de nuevo, ahora o desde el gasto.',
  removeFailed: 'No pudimos quitar el recibo',
  loadFailed: 'No pudimos cargar el recibo',
  unreadable: 'No pudimos leer esa foto. Probá con otra: JPG, PNG o WebP.',
} satisfies Texts<typeof english>
