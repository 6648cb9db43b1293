export default {
  routes: [{ method: 'POST', path: '/login', handler: 'session.login', config: { auth: false } }],
};
