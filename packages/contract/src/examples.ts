/** The parts of a JSON Schema that an example depends on. */
interface Shape {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Shape[]
  oneOf?: Shape[]
  items?: Shape
  properties?: Record<string, Shape>
}

/** Marks a field without a sample; a test rejects it. */
export const noSample = '…'

const token = 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIwMTljIn0.c2lnbmF0dXJl'
const day = '2026-11-20'
const instant = '2026-11-20T15:04:05.000Z'

/** A plausible value of each field by its name, or by `parent.name` where the parent (a call or a field) matters. */
const samples: Record<string, unknown> = {
  access_token: token,
  after: 9200,
  alerts_since: null,
  allowed_bytes: 2_097_152_000,
  amount: 8500.5,
  at: instant,
  authorization_endpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
  available: 120000,
  before: 8500.5,
  button_id: 'undo/019c3b1e-7d2a-7c40-9b1e-2f6a4d8e1c30',
  category: 'Supermercado',
  category_color: '#47A172',
  category_icon: '🛒',
  category_id: '019c3b1e-6a10-7f21-8a44-5d0f9e7b2a11',
  category_name: 'Supermercado',
  category_names: 'Veterinario',
  change: 0.12,
  channel: 'whatsapp',
  chat_ended_at: null,
  client_id: '1234567890-abc.apps.googleusercontent.com',
  code: 'K7MPXQ4R',
  code_verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWOEjXk8',
  color: '#47A172',
  connected_at: instant,
  content_type: 'image/jpeg',
  content: { text: 'gasté 8.500 en el súper' },
  count: 12,
  created_at: instant,
  created_categories: 1,
  like: '019c3b1e-6a10-7f21-8a44-5d0f9e7b2a11',
  csv: 'date,description,amount\n2026-11-20,Compra en el súper,-8500.50',
  currency: 'ARS',
  days_this_month: '2026-12-20',
  day,
  days: 'edges',
  deleted: 10,
  deleted_at: null,
  description: 'Compra en el súper',
  detail: 'Login successful',
  disconnected_at: null,
  display_phone: '+54 9 11 5555-0143',
  email: 'ana@example.com',
  end: 11,
  end_date: '2026-11-30',
  ends_on: null,
  ended: 2,
  error: 'Invalid invitation code.',
  error_message: null,
  every: 'month',
  expense_date: day,
  expense_id: '019c3b1e-7d2a-7c40-9b1e-2f6a4d8e1c30',
  expenses_count: 12,
  expires_at: '2026-11-27T15:04:05.000Z',
  expires_days: 7,
  exported_at: instant,
  extend_days: 7,
  failed_at: instant,
  filtered_total: 34600.5,
  formatted_e164: '+5491155550143',
  formatted_international: '+54 9 11 5555-0143',
  general_total: 152300.75,
  household_id: '019c3b1e-3a77-7b50-8c21-9d4e5f6a7b88',
  household_monthly_count: 31,
  household_monthly_total: 152300.75,
  household_name: 'Casa García',
  household_projected: 231000,
  household_still_to_come: 915,
  icon: '🛒',
  id: '019c3b1e-7d2a-7c40-9b1e-2f6a4d8e1c30',
  import_id: '019c3b1e-8e3b-7d51-8c2f-3a7b5e9f2d41',
  imported: 12,
  invitation_code: 'K7MPXQ4R',
  invited_by: 'Ana García',
  join_url: 'https://casita.example.com/join?code=K7MPXQ4R',
  joined_at: instant,
  kept: 2,
  kept_at: instant,
  known: 3,
  kind: 'reply',
  language: 'es',
  last_used_at: instant,
  left: 45000,
  left_out: 0,
  foreign: 0,
  left_at: null,
  link_url: 'https://wa.me',
  max_uses: 1,
  member_id: '019c3b1e-4f00-7d12-a3c4-6b5d7e8f9a01',
  member_name: 'Beto García',
  members_count: 2,
  message: 'Done',
  month: '2026-11',
  month_count: 6,
  month_gone_percent: 67,
  month_starts_on: 1,
  month_total: 48200,
  move_to: '019c3b1e-6a10-7f21-8a44-5d0f9e7b2a11',
  name: 'Ana García',
  last_date: '2026-11-20',
  next_date: '2026-12-20',
  still_to_come: 915,
  nonce: 'n-0S6_WzA2MjN0VfYk2Q',
  note: 'con descuento',
  noted_expense_id: null,
  age: 1200,
  page: 1,
  paid_by: '019c3b1e-5c01-7a9e-b2d7-8e4f6a0c3d55',
  paid_by_name: 'Ana García',
  per_day: 4500,
  per_page: 20,
  percent: 62,
  phone: '+5491155550143',
  phone_number: '+5491155550143',
  picture: null,
  picture_url: null,
  preferred_language: 'es',
  previous_amount: 43000,
  profile_picture: null,
  projected: 118000,
  provider_user_id: null,
  reason: '131026 Message undeliverable',
  refresh_token: token,
  rollover_amount: 0,
  row_count: 15,
  rows_done: 15,
  running_totals: 8500.5,
  scopes: 'openid email profile',
  search: 'súper',
  share: 0.32,
  size: 182044,
  spent: 75000,
  start: 6,
  start_date: '2026-11-01',
  starts_on: day,
  state: 'done',
  summary_since: null,
  taken_bytes: 3_586_064,
  taken_back_at: null,
  text: 'gasté 8.500 en el súper',
  threshold: 80,
  timezone: 'America/Argentina/Buenos_Aires',
  title: 'Deshacer',
  today: day,
  token: 'Zk3vXq8rT1uB6yN0aH5cJ9dL2eM7fP4gR8sV3wK6xQ1',
  total: 34600.5,
  total_count: 31,
  total_pages: 2,
  updated_at: instant,
  user_agent: 'Mozilla/5.0 (Linux; Android 16) Chrome/140.0',
  user_id: '019c3b1e-5c01-7a9e-b2d7-8e4f6a0c3d55',
  user_monthly_count: 18,
  user_monthly_total: 84200.5,
  user_name: 'Ana García',
  uses: 0,
  usual_amount: 120000,
  validated_at: instant,
  whatsapp_reason: 'WhatsApp did not take the message. Share the code yourself.',

  has_prev: false,
  'columns.name': 'fecha',
  'columns.example': day,
  'columns.date': 0,
  'columns.description': 1,
  'columns.amount': 2,
  'columns.category': undefined,
  'columns.paid_by': undefined,
  'columns.note': undefined,
  'columns.income': undefined,
  'with_minus.amount': '-8500.50',
  'without_minus.amount': '96000.00',
  'without_minus.description': 'Sueldo',
  'setBudget.month': '2026-11-01',
  'login.token': undefined,
  'login.code': '4/0AVMBsJh8Q2c',
  'register.code': '4/0AVMBsJh8Q2c',
  'register.invitation_code': undefined,
  'createHousehold.name': 'Casa García',
  'changeHousehold.name': 'Casa García',
  'before.name': 'Casa García',
  'after.name': 'Los García',
  'household.name': 'Casa García',
  'createCategory.name': 'Supermercado',
  'changeCategory.name': 'Supermercado',
  'category.name': 'Supermercado',
  'categories.name': 'Supermercado',
  'groups.name': 'Supermercado',
  'validateInvite answer.error': undefined,
  'validateInvite answer.code': undefined,
  'sendAssistantMessage.button_id': undefined,
  attachReceipt: '\u00ff\u00d8\u00ff\u00e0\u0000\u0010JFIF',
  'readReceipt answer': '\u00ff\u00d8\u00ff\u00e0\u0000\u0010JFIF',
  'exportExpenses answer':
    'id,date,description,amount\r\n019c3b1e-7d2a-7c40-9b1e-2f6a4d8e1c30,2026-11-20,Compra,8500.50\r\n',
}

/**
 * Generates an example for a schema from the names of its fields. `call` identifies what is described, whose fields
 * may have samples of their own: a call for its input, `call answer` for its response.
 */
export function exampleOf(schema: object, call: string): unknown {
  return build(schema, call, call)
}

/** An example of a single field of a call. */
export function sampleOf(name: string, call: string): unknown {
  const own = `${call}.${name}`
  return own in samples ? samples[own] : samples[name]
}

function build(schema: Shape, name: string, parent: string): unknown {
  const [first] = (schema.anyOf ?? schema.oneOf ?? []).filter((choice) => choice.type !== 'null')
  if (first) return build(first, name, parent)
  if (schema.const !== undefined) return schema.const
  if (schema.items) return [build(schema.items, name, parent)]
  if (schema.properties) return fieldsOf(schema.properties, name)
  const known = sampleOf(name, parent)
  if (schema.enum) return schema.enum.includes(known) ? known : schema.enum[0]
  if (known !== undefined) return known
  if ([schema.type].flat().includes('boolean')) return true
  return schema.type === 'object' ? {} : noSample
}

function fieldsOf(properties: Record<string, Shape>, parent: string): Record<string, unknown> {
  const kept = Object.entries(properties).filter(([name]) => !isLeftOut(name, parent))
  return Object.fromEntries(kept.map(([name, property]) => [name, build(property, name, parent)]))
}

function isLeftOut(name: string, parent: string): boolean {
  const own = `${parent}.${name}`
  return own in samples && samples[own] === undefined
}
