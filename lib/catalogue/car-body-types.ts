/** Body of a car, for carwash prices and step 26 (lstCarBodyType). Their names: content/shared/<locale>.json. */
export const carBodyTypes = [
  { id: 1, key: 'hatchback' },
  { id: 2, key: 'saloon' },
  { id: 3, key: 'crossover' },
  { id: 4, key: 'large-suv' },
  { id: 5, key: 'coupe-or-convertible' },
  { id: 6, key: 'pickup' },
  { id: 7, key: 'van' },
] as const;
