import { createPlace } from './places.ts';

/** Cities of the network, the ends of the routes. The order is part of the drawing: choices are made by rank. */
export const HUBS = {
  paris: createPlace('Paris', 'Paris', [2.35, 48.86]),
  bruxelles: createPlace('Bruxelles', 'Brussels', [4.35, 50.85]),
  geneve: createPlace('Genève', 'Geneva', [6.14, 46.2]),
  londres: createPlace('Londres', 'London', [-0.12, 51.5]),
  madrid: createPlace('Madrid', 'Madrid', [-3.7, 40.42]),
  berlin: createPlace('Berlin', 'Berlin', [13.4, 52.5]),
  rome: createPlace('Rome', 'Rome', [12.5, 41.9]),
  newyork: createPlace('New York', 'New York', [-74, 40.7]),
  montreal: createPlace('Montréal', 'Montreal', [-73.6, 45.5]),
  mexico: createPlace('Mexico', 'Mexico City', [-99.1, 19.4]),
  bogota: createPlace('Bogota', 'Bogotá', [-74.1, 4.7]),
  saopaulo: createPlace('São Paulo', 'São Paulo', [-46.6, -23.5]),
  buenosaires: createPlace('Buenos Aires', 'Buenos Aires', [-58.4, -34.6]),
  dakar: createPlace('Dakar', 'Dakar', [-17.4, 14.7]),
  abidjan: createPlace('Abidjan', 'Abidjan', [-4, 5.3]),
  nairobi: createPlace('Nairobi', 'Nairobi', [36.8, -1.3]),
  lecap: createPlace('Le Cap', 'Cape Town', [18.4, -33.9]),
  lecaire: createPlace('Le Caire', 'Cairo', [31.2, 30]),
  beyrouth: createPlace('Beyrouth', 'Beirut', [35.5, 33.9]),
  istanbul: createPlace('Istanbul', 'Istanbul', [29, 41]),
  dubai: createPlace('Dubaï', 'Dubai', [55.3, 25.2]),
  delhi: createPlace('Delhi', 'Delhi', [77.2, 28.6]),
  singapour: createPlace('Singapour', 'Singapore', [103.8, 1.35]),
  hanoi: createPlace('Hanoï', 'Hanoi', [105.8, 21]),
  seoul: createPlace('Séoul', 'Seoul', [127, 37.6]),
  tokyo: createPlace('Tokyo', 'Tokyo', [139.7, 35.7]),
  sydney: createPlace('Sydney', 'Sydney', [151.2, -33.9]),
};

export const HUB_LIST = Object.values(HUBS);
