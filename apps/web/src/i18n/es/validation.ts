import type { validation as english } from '../en/validation.ts'
import type { Texts } from '../texts.ts'

export const validation = {
  'Category name is required': 'La categoría necesita un nombre',
  'Category name must be at least 2 characters': 'El nombre tiene que tener al menos 2 caracteres',
  'Category name must be less than 50 characters': 'El nombre tiene que tener menos de 50 caracteres',
  'Please enter a valid hex color code': 'Ingresá un código de color hexadecimal válido',
  'Please choose an icon': 'Elegí un ícono',
  'Household name is required': 'La casa necesita un nombre',
  'Household name must be at least 2 characters': 'El nombre tiene que tener al menos 2 caracteres',
  'Household name must be less than 50 characters': 'El nombre tiene que tener menos de 50 caracteres',
  'Please choose a currency': 'Elegí una moneda',
  'Description is required': 'Contá en qué fue',
  'Amount must be a number': 'El monto tiene que ser un número',
  'Amount must be at least 0, with at most two decimals':
    'El monto va de 0 en adelante, con dos decimales como mucho',
  'Amount must be at most 999,999,999,999.99': 'El monto llega hasta 999.999.999.999,99',
  'Must be a date, YYYY-MM-DD': 'Elegí una fecha',
  'The date is too far in the future': 'Esa fecha queda demasiado lejos',
  'The row has more cells than the header':
    'La fila tiene más celdas que la primera: poné entre comillas lo que lleva una coma',
  'A quote is opened that nothing closes': 'Se abre una comilla que nada cierra',
  'Unknown category': 'Esa categoría no existe',
  'Unknown member': 'No hay nadie así en la casa',
  'The end must not be before the start': 'El final está antes del comienzo',
  'Please choose a shorter period or a longer interval': 'Elegí un período más corto',
  'Unsupported language': 'Ese idioma no está disponible',
  'Unsupported country': 'Ese país no está disponible',
  'Unknown time zone': 'Esa zona horaria no existe',
  'Name is required': 'Ingresá un nombre',
  'Must be at most 100 characters': 'Como mucho 100 caracteres',
  'Must be at most 200 characters': 'Como mucho 200 caracteres',
  'Must be at most 500 characters': 'Como mucho 500 caracteres',
  'Must be at most 4096 characters': 'Como mucho 4096 caracteres',
  'Write a message': 'Escribí un mensaje',
  'Invitation code is required': 'Ingresá el código de invitación',
  'Invalid invitation code.': 'El código de invitación no es válido.',
  'Phone number is required': 'Ingresá tu número de teléfono',
  'Please enter a phone number': 'Ingresá un número de teléfono',
  'Phone number must include country code (e.g., +54 9 11 1234-5678)':
    'El número tiene que incluir el código de país (por ejemplo, +54 9 11 1234-5678)',
  'Please enter a valid phone number for WhatsApp verification':
    'Ingresá un número válido, de un celular con WhatsApp',
  'Phone number validation is incomplete. Please wait for validation to complete.':
    'Todavía estamos validando el número. Esperá un momento.',
  'Invalid household data provided': 'Faltan los datos de la casa',
  'No verification token provided': 'Falta el código del enlace',
  'This link was not found.': 'No encontramos este enlace.',
} satisfies Texts<typeof english>
