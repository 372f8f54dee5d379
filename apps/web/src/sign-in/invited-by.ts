/** The code of an invitation in an address, under any of the names that it travels by; '' without one. */
export function invitedBy(search: URLSearchParams): string {
  return (search.get('invitation') ?? search.get('code') ?? search.get('invitation_code') ?? '').trim()
}
