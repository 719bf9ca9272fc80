/** A path behind the language as browsers write it, decoded; no part of it moves up or hides. */
export const pageAddress = /^\/$|^(\/[\p{L}\p{N}][\p{L}\p{N}._~-]*)+$/u

/** Characters. */
export const longestAddress = 500
