/** A database that Casita cannot use. The message is for the person who starts the server. */
export class UnsuitableDatabase extends Error {
  override readonly name = 'UnsuitableDatabase'
}
