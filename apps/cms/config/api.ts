export default {
  rest: { prefix: '/api', defaultLimit: 25, maxLimit: 500, withCount: false, strictParams: true },
  documents: { strictParams: true },
};
