/**
 * Focuses the drawer itself, so that the focus does not stay on the page behind it. Focusing a field would open the
 * on-screen keyboard, which covers half of the drawer. Not called if a field has focused itself. For the content's
 * `onOpenAutoFocus`.
 */
export function takeFocus({ currentTarget }: Event): void {
  if (currentTarget instanceof HTMLElement) currentTarget.focus({ preventScroll: true })
}
