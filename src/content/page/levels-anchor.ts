/** Where the frame's link 'Flight Levels' leads: to the section with the three levels, whatever anchor an editor gave it. */
export const levelsAnchor = 'flight-levels'
