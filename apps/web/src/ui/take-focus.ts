/**
 * Gives the focus to a drawer itself, so that it does not stay with what lies behind it: a field that took it would bring
 * the keyboard, which covers half of the drawer. Not asked where a field takes it by itself. For the content's
 * `onOpenAutoFocus`.
 */
export function takeFocus({ currentTarget }: Event): void {
  if (currentTarget instanceof HTMLElement) currentTarget.focus({ preventScroll: true })
}
