/** Shown beside the logo in every language. */
export const claim = 'true business agility with flight levels'
