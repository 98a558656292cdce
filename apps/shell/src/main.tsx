// First of all styles: they say in which order the layers of the others count.
import '@zaino/ui/tokens.css';
import '@zaino/ui/base.css';
import './icon.svg';
import 'react-dom/client';

// The rest is evaluated in tasks of its own, so that a press in between is answered.
setTimeout(() => {
  void import(/* webpackMode: "eager" */ '@zaino/web/router');
  setTimeout(() => {
    void import(/* webpackMode: "eager" */ './start/start').then(({ start }) => start());
  });
});
