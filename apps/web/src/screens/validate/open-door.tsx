/** The logo's house with a tick on its door; decorative. */
export function OpenDoor() {
  return (
    <svg className="open-door" viewBox="0 0 168 132" width="168" height="132" aria-hidden="true">
      <path d="M26 132V62L84 14l58 48v70z" fill="var(--surface)" />
      <path
        d="M10 72 84 11l74 61"
        fill="none"
        stroke="var(--terracotta)"
        strokeWidth="13"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M54 125V91a30 30 0 0 1 60 0v6a22 22 0 0 1-22 22H70z" fill="var(--evergreen)" />
      <path
        className="tick"
        d="m71 92 9 9 17-18"
        fill="none"
        stroke="var(--on-evergreen)"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M1 132h166" stroke="var(--evergreen)" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  )
}
