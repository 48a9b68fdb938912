/** From here on the people of a project are told that its cap comes near. */
export const capNearPercent = 80
