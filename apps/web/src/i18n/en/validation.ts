/**
 * Messages about form fields, keyed by the English sentence that the contract's schemas and the server use. Read with
 * `fieldText`.
 */
export const validation = {
  'Category name is required': 'Category name is required',
  'Category name must be at least 2 characters': 'Category name must be at least 2 characters',
  'Category name must be less than 50 characters': 'Category name must be less than 50 characters',
  'Please enter a valid hex color code': 'Please enter a valid hex color code',
  'Please choose an icon': 'Please choose an icon',
  'Household name is required': 'Household name is required',
  'Household name must be at least 2 characters': 'Household name must be at least 2 characters',
  'Household name must be less than 50 characters': 'Household name must be less than 50 characters',
  'Please choose a currency': 'Please choose a currency',
  'Description is required': 'Description is required',
  'Amount must be a number': 'Amount must be a number',
  'Amount must be at least 0, with at most two decimals':
    'Amount must be at least 0, with at most two decimals',
  'Amount must be at most 999,999,999,999.99': 'Amount must be at most 999,999,999,999.99',
  'Must be a date, YYYY-MM-DD': 'Must be a date, YYYY-MM-DD',
  'The date is too far in the future': 'The date is too far in the future',
  'The row has more cells than the header':
    'The row has more cells than the first: put what has a comma between quotes',
  'A quote is opened that nothing closes': 'A quote is opened that nothing closes',
  'Unknown category': 'Unknown category',
  'Unknown member': 'Unknown member',
  'The end must not be before the start': 'The end must not be before the start',
  'Please choose a shorter period or a longer interval':
    'Please choose a shorter period or a longer interval',
  'Unsupported language': 'Unsupported language',
  'Unsupported country': 'Unsupported country',
  'Unknown time zone': 'Unknown time zone',
  'Name is required': 'Name is required',
  'Must be at most 100 characters': 'Must be at most 100 characters',
  'Must be at most 200 characters': 'Must be at most 200 characters',
  'Must be at most 500 characters': 'Must be at most 500 characters',
  'Must be at most 4096 characters': 'Must be at most 4096 characters',
  'Write a message': 'Write a message',
  'Invitation code is required': 'Invitation code is required',
  'Invalid invitation code.': 'Invalid invitation code.',
  'Phone number is required': 'Phone number is required',
  'Please enter a phone number': 'Please enter a phone number',
  'Phone number must include country code (e.g., +54 9 11 1234-5678)':
    'Phone number must include country code (e.g., +54 9 11 1234-5678)',
  'Please enter a valid phone number for WhatsApp verification':
    'Please enter a valid phone number for WhatsApp verification',
  'Phone number validation is incomplete. Please wait for validation to complete.':
    'Phone number validation is incomplete. Please wait for validation to complete.',
  'Invalid household data provided': 'Invalid household data provided',
  'No verification token provided': 'No verification token provided',
  'This link was not found.': 'This link was not found.',
}
