import { endpoint } from './endpoint.ts'
import { Done, Flag, IdParams } from './fields.ts'
import * as z from './schema.ts'

export const leaveHousehold = endpoint({
  method: 'POST',
  path: '/v2/households/leave',
  access: 'member',
  tag: 'Household',
  summary: 'Leave the household; the last member confirms that it is deleted with everything in it',
  body: z.object({ confirm_delete: z.optional(z.nullable(Flag)) }),
  answer: Done,
  problems: ['owner_must_hand_over', 'leave_confirmation'],
})

export const removeMember = endpoint({
  method: 'DELETE',
  path: '/v2/households/members/{id}',
  access: 'owner',
  tag: 'Household',
  summary: 'Remove a member; their expenses stay',
  params: IdParams,
  answer: Done,
  problems: ['not_found', 'forbidden'],
})

export const handOverHousehold = endpoint({
  method: 'POST',
  path: '/v2/households/members/{id}/owner',
  access: 'owner',
  tag: 'Household',
  summary: 'Hand the household over: this member becomes its owner',
  params: IdParams,
  answer: Done,
  problems: ['not_found', 'forbidden'],
})
