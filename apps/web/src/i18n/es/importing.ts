import type { importing as english } from '../en/importing.ts'
import type { Texts } from '../texts.ts'

/** What the import of a file needs, and how it went. The names of the columns are read by the server as they stand here. */
export const importing = {
  title: 'Importar gastos',
  text: 'De una planilla guardada como CSV. Cada fila es un gasto.',
  needed: 'Necesita estas columnas',
  optional: 'Y si están, lee también estas',
  columns: {
    date: 'fecha',
    description: 'descripción',
    amount: 'monto',
    category: 'categoría',
    paidBy: 'pagó',
    note: 'nota',
  },
  hints: {
    date: 'como {{day}}',
    description: 'en qué fue',
    amount: 'en {{currency}}',
    category: 'si no la tenés, la creamos',
    paidBy: 'alguien de la casa; si no, vos',
    note: 'lo que quieras recordar',
  },
  once: 'Se anota todo el archivo o nada, y si lo traés de nuevo no se repite.',
  sample: {
    download: 'Descargar un ejemplo',
    file: 'casita-ejemplo.csv',
    first: 'Compra en el súper',
    second: 'Alquiler',
  },
  choose: 'Elegir un archivo',
  imported_one: 'Anotamos un gasto',
  imported_other: 'Anotamos {{count}} gastos',
  nothingNew: 'No había nada nuevo en el archivo',
  known_one: 'Uno ya estaba.',
  known_other: '{{count}} ya estaban.',
  leftOut: 'No anotamos nada. Corregí esto y elegí el archivo de nuevo:',
  rows_one: 'Fila {{rows}}, {{column}}',
  rows_other: 'Filas {{rows}}, {{column}}',
  wrong: {
    date: 'No la entendemos. Escribila como {{day}}.',
    description: 'Falta en qué fue.',
    amount: 'No lo entendemos, o está en otra moneda.',
    category: 'Una categoría no se puede llamar así.',
    paidBy: 'Nadie en la casa se llama así.',
    note: 'Es demasiado larga.',
  },
  more: 'Puede haber más: estas son las primeras {{count}}.',
  tooMany: 'En un archivo entran hasta {{count}} gastos. Partilo en varios.',
  failed: 'No pudimos leer el archivo. Necesita las columnas fecha, descripción y monto.',
} satisfies Texts<typeof english>
