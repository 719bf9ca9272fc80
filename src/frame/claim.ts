/** Stands beside the mark in every language. */
export const claim = 'true business agility with flight levels'
