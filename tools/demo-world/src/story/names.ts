const wordsOf = (text: string): readonly string[] => text.trim().split(/\s+/);

// Equally many first and last names, so that pairing them never repeats a pair.
export const FIRST_NAMES = wordsOf(`
  Aaliyah Abel Adele Akira Alma Amos Anika Anthony Beatriz Bennett Brooke Caleb Camille Cedric Chloe Clara Dalia Damian
  Darius Delia Diego Edith Eli Esme Farah Felix Gloria Graham Hana Harvey Ingrid Isaac Ivy Jasmine Joel Juno Kamal
  Keisha Lars Leila Lionel Lucia Mabel Malik Marisol Mateo Mei Nadia Noah Odessa Otis Paloma Quentin Renata Rohan
  Simone Stella Tobias Vera Wyatt
`);

export const LAST_NAMES = wordsOf(`
  Abbott Acosta Ahmed Alvarez Baker Banerjee Barnes Bennett Blake Brooks Calderon Chen Clarke Coleman Cruz Dawson Diaz
  Doyle Ellis Espinoza Fischer Flores Garner Gupta Hale Hayes Holloway Ibarra Ito Jacobs Jensen Kaplan Keller Khan Lam
  Larsen Lopez Maddox Mbeki Meyer Molina Nakamura Nolan Ochoa Osei Park Patel Quinn Ramos Reyes Rossi Sandoval Sato Shah
  Sutton Trevino Vance Weber Yazzie Zimmer
`);
