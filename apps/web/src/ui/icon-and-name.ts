/** A category as text: its icon, if it has one, and its name. */
export function iconAndName({ icon, name }: { icon: string | null; name: string }): string {
  return icon ? `${icon} ${name}` : name
}
