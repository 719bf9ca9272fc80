/**
 * A text typed into a form, made safe to be part of ours on one line. The form refuses control and bidirectional characters; this is the
 * second line of defence, for subjects and plain text, where nothing is escaped.
 */
export function enteredText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(directionMarks, '')
    .trim()
}

/** An address or a code from a form: what does not belong into it goes without leaving a space. */
export function enteredCode(text: string): string {
  return text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, '')
    .replace(directionMarks, '')
    .trim()
}

/**
 * Right-to-left writing keeps its place in the sentence around it. With the characters of Unicode and not with `<bdi>`, since
 * subjects and the text translation need it too.
 */
export function isolated(text: string): string {
  return rightToLeft.test(text) ? `\u2068${text}\u2069` : text
}

const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u
