import type { validation as english } from '../en/validation.ts'
import type { Texts } from '../texts.ts'

export const validation = {
  'Category name is required': 'La catégorie a besoin d’un nom',
  'Category name must be at least 2 characters': 'Le nom doit avoir au moins 2 caractères',
  'Category name must be less than 50 characters': 'Le nom doit avoir moins de 50 caractères',
  'Please enter a valid hex color code': 'Saisis un code couleur hexadécimal valide',
  'Please choose an icon': 'Choisis une icône',
  'Household name is required': 'Le foyer a besoin d’un nom',
  'Household name must be at least 2 characters': 'Le nom doit avoir au moins 2 caractères',
  'Household name must be less than 50 characters': 'Le nom doit avoir moins de 50 caractères',
  'Please choose a currency': 'Choisis une devise',
  'Description is required': 'Dis pour quoi c’était',
  'Amount must be a number': 'Le montant doit être un nombre',
  'Amount must be at least 0, with at most two decimals': 'Le montant part de 0, avec deux décimales au plus',
  'Amount must be at most 999,999,999,999.99': 'Le montant va jusqu’à 999 999 999 999,99',
  'Must be a date, YYYY-MM-DD': 'Choisis une date',
  'The date is too far in the future': 'Cette date est trop lointaine',
  'The row has more cells than the header':
    'La ligne a plus de cellules que la première\u00a0: mets entre guillemets ce qui contient une virgule',
  'A quote is opened that nothing closes': 'Un guillemet s’ouvre et rien ne le ferme',
  'Unknown category': 'Cette catégorie n’existe pas',
  'Unknown member': 'Personne de tel dans le foyer',
  'The end must not be before the start': 'La fin précède le début',
  'Please choose a shorter period or a longer interval': 'Choisis une période plus courte',
  'Unsupported language': 'Cette langue n’est pas disponible',
  'Unsupported country': 'Ce pays n’est pas disponible',
  'Unknown time zone': 'Ce fuseau horaire n’existe pas',
  'Name is required': 'Saisis un nom',
  'Must be at most 100 characters': '100 caractères au plus',
  'Must be at most 200 characters': '200 caractères au plus',
  'Must be at most 500 characters': '500 caractères au plus',
  'Must be at most 4096 characters': '4096 caractères au plus',
  'Write a message': 'Écris un message',
  'Invitation code is required': 'Saisis le code d’invitation',
  'Invalid invitation code.': 'Le code d’invitation n’est pas valide.',
  'Phone number is required': 'Saisis ton numéro de téléphone',
  'Please enter a phone number': 'Saisis un numéro de téléphone',
  'Phone number must include country code (e.g., +54 9 11 1234-5678)':
    'Le numéro doit inclure l’indicatif du pays (par exemple, +54 9 11 1234-5678)',
  'Please enter a valid phone number for WhatsApp verification':
    'Saisis un numéro valide, d’un mobile avec WhatsApp',
  'Phone number validation is incomplete. Please wait for validation to complete.':
    'Le numéro est encore en cours de vérification. Attends un instant.',
  'Invalid household data provided': 'Il manque les données du foyer',
  'No verification token provided': 'Il manque le code du lien',
  'This link was not found.': 'Ce lien est introuvable.',
} satisfies Texts<typeof english>
