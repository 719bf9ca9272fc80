/** The target of the link 'Flight Levels' in the frame: the section with the three levels, with any anchor. */
export const levelsAnchor = 'flight-levels'
