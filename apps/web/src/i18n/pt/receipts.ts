import type { receipts as english } from '../en/receipts.ts'
import type { Texts } from '../texts.ts'

/** The picture of a receipt beside its expense. */
export const receipts = {
  title: 'Comprovante',
  add: 'Adicionar uma foto',
  take: 'Tirar uma foto',
  waits: 'Fica guardada junto com o gasto.',
  show: 'Ver o comprovante',
  picture: 'Comprovante de {{name}}',
  replace: 'Trocar',
  remove: 'Tirar',
  added: 'Comprovante guardado',
  removed: 'Comprovante retirado',
  addFailed: 'Não conseguimos guardar o comprovante',
  addFailedNew: 'Anotamos o gasto, mas não o comprovante',
  addLater: 'Tente de novo, agora ou a partir do gasto.',
  removeFailed: 'Não conseguimos tirar o comprovante',
  loadFailed: 'Não conseguimos carregar o comprovante',
  unreadable: 'Não conseguimos ler essa foto. Tente outra: JPG, PNG ou WebP.',
} satisfies Texts<typeof english>
