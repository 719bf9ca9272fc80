/**
 * A stranger's words, so that no mail program makes a link of them: something invisible stands where addresses are told by. The words look the
 * same.
 */
export function unlinked(text: string): string {
  return text.replaceAll(/(?<=\w)[.@:](?=[\w/])/gu, (mark) => `${mark}\u200b`)
}
