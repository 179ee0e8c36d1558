/** What a sign-up of a fleet owner keeps until the phone is verified. */
export const ENTERED_BY_FLEET_OWNER = JSON.stringify({
  numberOfVehicles: 2,
  businessName: 'Vans of Austin',
  email: 'vans@example.test',
  firstName: 'Nia',
  lastName: 'Sample',
  address: {
    address: '1 Elm',
    city: 'Austin',
    stateOrProvince: 'TX',
    postalCode: '78701',
    country: 'US',
    latitude: 30.25,
    longitude: -97.75,
  },
});
