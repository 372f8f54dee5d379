/** The invitation code in an address, under any of its parameter names; '' if there is none. */
export function invitedBy(search: URLSearchParams): string {
  return (search.get('invitation') ?? search.get('code') ?? search.get('invitation_code') ?? '').trim()
}
