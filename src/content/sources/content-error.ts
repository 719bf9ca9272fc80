/** The content source failed or answered something unreadable. Its message is a sentence for people (docs/product.md#error-page); `cause` says what happened. */
export class ContentError extends Error {
  override name = 'ContentError'
}
