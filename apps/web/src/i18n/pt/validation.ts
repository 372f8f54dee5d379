import type { validation as english } from '../en/validation.ts'
import type { Texts } from '../texts.ts'

export const validation = {
  'Category name is required': 'A categoria precisa de um nome',
  'Category name must be at least 2 characters': 'O nome precisa de pelo menos 2 caracteres',
  'Category name must be less than 50 characters': 'O nome precisa ter menos de 50 caracteres',
  'Please enter a valid hex color code': 'Digite um código de cor hexadecimal válido',
  'Please choose an icon': 'Escolha um ícone',
  'Household name is required': 'A casa precisa de um nome',
  'Household name must be at least 2 characters': 'O nome precisa de pelo menos 2 caracteres',
  'Household name must be less than 50 characters': 'O nome precisa ter menos de 50 caracteres',
  'Please choose a currency': 'Escolha uma moeda',
  'Description is required': 'Diga no que foi',
  'Amount must be a number': 'O valor precisa ser um número',
  'Amount must be at least 0, with at most two decimals':
    'O valor vai de 0 em diante, com no máximo duas casas decimais',
  'Amount must be at most 999,999,999,999.99': 'O valor vai até 999.999.999.999,99',
  'Must be a date, YYYY-MM-DD': 'Escolha uma data',
  'The date is too far in the future': 'Essa data está longe demais',
  'The row has more cells than the header':
    'A linha tem mais células que a primeira: ponha entre aspas o que tem vírgula',
  'A quote is opened that nothing closes': 'Abre-se uma aspa que nada fecha',
  'Unknown category': 'Essa categoria não existe',
  'Unknown member': 'Não há ninguém assim na casa',
  'The end must not be before the start': 'O fim vem antes do começo',
  'Please choose a shorter period or a longer interval': 'Escolha um período mais curto',
  'Unsupported language': 'Esse idioma não está disponível',
  'Unsupported country': 'Esse país não está disponível',
  'Unknown time zone': 'Esse fuso horário não existe',
  'Name is required': 'Digite um nome',
  'Must be at most 100 characters': 'No máximo 100 caracteres',
  'Must be at most 200 characters': 'No máximo 200 caracteres',
  'Must be at most 500 characters': 'No máximo 500 caracteres',
  'Must be at most 4096 characters': 'No máximo 4096 caracteres',
  'Write a message': 'Escreva uma mensagem',
  'Invitation code is required': 'Digite o código do convite',
  'Invalid invitation code.': 'O código do convite não é válido.',
  'Phone number is required': 'Digite seu número de telefone',
  'Please enter a phone number': 'Digite um número de telefone',
  'Phone number must include country code (e.g., +54 9 11 1234-5678)':
    'O número precisa incluir o código do país (por exemplo, +54 9 11 1234-5678)',
  'Please enter a valid phone number for WhatsApp verification':
    'Digite um número válido, de um celular com WhatsApp',
  'Phone number validation is incomplete. Please wait for validation to complete.':
    'Ainda estamos validando o número. Espere um momento.',
  'Invalid household data provided': 'Faltam os dados da casa',
  'No verification token provided': 'Falta o código do link',
  'This link was not found.': 'Não encontramos este link.',
} satisfies Texts<typeof english>
