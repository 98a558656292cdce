import 'react-dom/client';

// The rest is evaluated in tasks of its own, so that a press in between is answered.
setTimeout(() => {
  void import(/* webpackMode: "eager" */ '@zaino/web/router');
  setTimeout(() => {
    void import(/* webpackMode: "eager" */ './start/start').then(({ start }) => start());
  });
});
