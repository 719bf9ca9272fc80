/** The content source failed or answered something unreadable. Its message is SPEC §8's, for people; `cause` says what happened. */
export class ContentError extends Error {
  override name = 'ContentError'
}
